// Runs the tests of the folder every-page in one file, because each of several files would render and parse every page.
import "./every-page/links.ts";
import "./every-page/lists.ts";
import "./every-page/pages.ts";
import "./every-page/pictures.ts";
import "./every-page/words.ts";
