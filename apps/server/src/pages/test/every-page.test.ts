// Runs the folder's tests in one file, because each file would otherwise render and parse every page.
import "./every-page/links.ts";
import "./every-page/lists.ts";
import "./every-page/pages.ts";
import "./every-page/pictures.ts";
import "./every-page/words.ts";
