import manifest from "../../../../package.json" with { type: "json" };

/** Version of the product, as its root package.json says. */
export const { version } = manifest;
