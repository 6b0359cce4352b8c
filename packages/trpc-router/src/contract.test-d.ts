import type { inferRouterOutputs } from "@trpc/server";
import { expectTypeOf } from "vitest";
import type { AppRouter, createCaller } from "./app-router.ts";
import type { PublicError } from "./errors.ts";

// Nothing in this file runs. `pnpm check` runs `tsc --build`, which checks the types.
type Out = inferRouterOutputs<AppRouter>;

expectTypeOf<Out["states"]["bySlug"]>().toExtend<Out["pages"]["state"]["state"]>();
expectTypeOf<Out["pages"]["article"]["post"]>().toEqualTypeOf<Omit<Out["posts"]["bySlug"], "content">>();
expectTypeOf<AppRouter["_def"]["_config"]["$types"]["errorShape"]>().toEqualTypeOf<PublicError>();

declare const caller: ReturnType<typeof createCaller>;
const contact = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
const [service] = await caller.services.featured();
const post = (await caller.posts.list())[0];

// @ts-expect-error there is no such procedure
caller.services.all();
// @ts-expect-error the phone number is required
caller.leads.requestConsultation({ name: "Ada", email: "ada@clinic.example" });
// @ts-expect-error a phone number is text
caller.leads.contact({ ...contact, phone: 6155550100 });
// @ts-expect-error there is no such service
caller.leads.contact({ ...contact, service: "plumbing" });
// @ts-expect-error the consultation form has no message
caller.leads.requestConsultation({ name: "Ada", phone: "1", email: "ada@clinic.example", message: "Hello" });
// @ts-expect-error there is no such category
caller.posts.list({ category: "News" });
// @ts-expect-error the output omits the table's column
service?.short_description;
// @ts-expect-error the list omits the articles' text
post?.content;
// @ts-expect-error dates are sent as text
post?.createdAt.getTime();
// @ts-expect-error imageUrl may be null
post?.imageUrl.length;
