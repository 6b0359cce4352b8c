import { inject } from "vitest";

// The setup file of the project "postgres": `openTestDatabase` copies this database instead of making one in memory.
process.env.TEST_POSTGRES_TEMPLATE = inject("postgresTemplate");
