import { formatDuration } from "@site/content/facts/durations";
import { listSpecialties } from "@site/db/content/specialties";
import * as z from "zod/mini";
import { specialty } from "../outputs.ts";
import { procedure, router } from "../trpc.ts";

type SpecialtyRow = Awaited<ReturnType<typeof listSpecialties>>[number];

export function toPublicSpecialty({ timeframe, ...row }: SpecialtyRow) {
  return { ...row, timeframe: formatDuration(timeframe), timeframeDays: { from: timeframe.from, to: timeframe.to } };
}

export const specialtiesRouter = router({
  list: procedure
    .meta({ rest: { method: "GET", path: "/api/specialties", summary: "All specialties" } })
    .output(z.array(specialty))
    .query(async ({ ctx }) => (await listSpecialties(ctx.db)).map(toPublicSpecialty)),
});
