// One file for all tests that read every page, because each file of its own would render and parse them again.
import "./test/links.ts";
import "./test/pages.ts";
import "./test/pictures.ts";
import "./test/sample-sheets.ts";
import "./test/words.ts";
