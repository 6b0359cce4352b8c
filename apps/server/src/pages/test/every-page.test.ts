// The tests of the folder every-page: one file, because several files would each render and parse every page again.
import "./every-page/links.ts";
import "./every-page/lists.ts";
import "./every-page/pages.ts";
import "./every-page/pictures.ts";
import "./every-page/words.ts";
