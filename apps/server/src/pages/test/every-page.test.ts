// Runs the tests of the folder `every-page` in one file, because they share the parsed pages. In separate files, each
// file would have to request and parse every page again.
import "./every-page/links.ts";
import "./every-page/lists.ts";
import "./every-page/pages.ts";
import "./every-page/words.ts";
