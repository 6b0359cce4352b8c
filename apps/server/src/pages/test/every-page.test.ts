// Runs the folder's tests in one file, because each file would render and parse every page again.
import "./every-page/links.ts";
import "./every-page/lists.ts";
import "./every-page/pages.ts";
import "./every-page/words.ts";
