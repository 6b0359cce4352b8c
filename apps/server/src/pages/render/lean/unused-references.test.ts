import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { withoutUnusedReferences } from "./unused-references.ts";

it("data is the same without the names that nothing uses; an object that stands twice keeps its name", () => {
  const script = "data=($R=>$R[0]={a:$R[1]={list:$R[2]=[$R[3]={n:1},$R[10]={n:2}]},b:$R[3]})([])";
  const lean = withoutUnusedReferences(script);
  expect(lean).toBe("data=($R=>$R[0]={a:{list:[$R[3]={n:1},{n:2}]},b:$R[3]})([])");
  const { a, b } = runInNewContext(lean);
  expect(JSON.stringify({ a, b })).toBe('{"a":{"list":[{"n":1},{"n":2}]},"b":{"n":1}}');
  expect(a.list[0]).toBe(b);
});
