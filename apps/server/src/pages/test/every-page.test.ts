// These tests share one file, because separate files would have to request and parse every page again.
import "./every-page/links.ts";
import "./every-page/lists.ts";
import "./every-page/pages.ts";
import "./every-page/words.ts";
