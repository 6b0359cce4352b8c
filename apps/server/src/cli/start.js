import { loadBundle } from "./bundle.js";

await loadBundle().serve();
