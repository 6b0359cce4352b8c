import { inject } from "vitest";

// The setup file of the project "postgres", in which `openTestDatabase` copies this database.
process.env.TEST_POSTGRES_TEMPLATE = inject("postgresTemplate");
