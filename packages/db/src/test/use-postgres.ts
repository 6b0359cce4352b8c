import { inject } from "vitest";

// The setup file of the project "postgres". It names the database that `openTestDatabase` copies.
process.env.TEST_POSTGRES_TEMPLATE = inject("postgresTemplate");
