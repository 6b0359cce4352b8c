import { expect, it } from "vitest";
import { splitStatements } from "./shell.ts";

const body = `UPDATE blog_posts SET title = CASE WHEN old.title = ';' THEN 'END;' ELSE 'b' END WHERE id = new.id; -- ; END;
  DELETE FROM states WHERE id = 0; /* ; END; */ SELECT "a;b";`;

it.each([
  ["CREATE TRIGGER t AFTER UPDATE ON blog_posts BEGIN"],
  ["create temp trigger if not exists t after insert on states begin"],
  ["-- mine; too\nCREATE /* ; */ TEMPORARY\n TRIGGER t BEFORE DELETE ON states FOR EACH ROW WHEN old.id > 1 BEGIN"],
])("a trigger is one statement with all semicolons of its body: %s", (head) => {
  for (const end of ["END;", "end ;", "\n-- over\nEND /* ; */ ;"]) {
    const trigger = `${head} ${body} ${end}`;
    const { statements, rest } = splitStatements(`SELECT 1; ${trigger}\nSELECT 2; SELECT`);
    expect(statements).toEqual(["SELECT 1;", trigger, "SELECT 2;"]);
    expect(rest).toBe("SELECT");
  }
  expect(splitStatements(`${head} ${body}`)).toEqual({ statements: [], rest: `${head} ${body}` });
});

it("other statements end at their semicolon, even if they name a trigger", () => {
  const statements = [
    "DROP TRIGGER t;",
    "SELECT 'CREATE TRIGGER; BEGIN';",
    'CREATE TABLE "trigger;" (a);',
    "BEGIN;",
    "END;",
  ];
  expect(splitStatements(statements.join(" "))).toEqual({ statements, rest: "" });
});
