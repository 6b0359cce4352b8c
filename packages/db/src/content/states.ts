import type { StateRecord } from "@site/content/types/content";
import { booleanToFlag, flagToBoolean, listToText, type SeededRow, textToList } from "../columns.ts";
import type { Db } from "../open.ts";

export async function listStates(db: Db) {
  const rows = await db
    .selectFrom("states")
    .select([
      "id",
      "name",
      "slug",
      "abbreviation",
      "medicaid_program as medicaidProgram",
      "imlc_member",
      "controlled_substance_registration as controlledSubstanceRegistration",
    ])
    .orderBy("name")
    .execute();
  return rows.map(({ imlc_member, ...state }) => ({ ...state, imlcMember: flagToBoolean(imlc_member) }));
}

/** The state with this slug. undefined: there is none */
export async function findState(db: Db, slug: string) {
  const row = await db
    .selectFrom("states")
    .select([
      "id",
      "name",
      "slug",
      "abbreviation",
      "medical_board as medicalBoard",
      "medicaid_program as medicaidProgram",
      "imlc_member",
      "controlled_substance_registration as controlledSubstanceRegistration",
      "medicaid_managed_care as medicaidManagedCare",
      "licensing",
      "network",
    ])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { imlc_member, licensing, network, ...state } = row;
  return {
    ...state,
    imlcMember: flagToBoolean(imlc_member),
    licensing: textToList(licensing),
    network: textToList(network),
  };
}

export function stateRow(state: StateRecord & { slug: string }): SeededRow<"states"> {
  return {
    slug: state.slug,
    name: state.name,
    abbreviation: state.abbreviation,
    medical_board: state.medicalBoard,
    medicaid_program: state.medicaidProgram,
    imlc_member: booleanToFlag(state.imlcMember),
    controlled_substance_registration: state.controlledSubstanceRegistration,
    medicaid_managed_care: state.medicaidManagedCare,
    licensing: listToText(state.licensing),
    network: listToText(state.network),
  };
}
