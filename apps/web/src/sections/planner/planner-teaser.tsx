import { Shell } from "../../ui/frame/shell.tsx";
import { PlannerForm } from "./planner-form.tsx";
import css from "./planner-teaser.module.css";

type Props = { words: { title: string; intro: string; start: string; submit: string } };

/** The planner's date field alone. Submitting it leads to the planner's page. */
export function PlannerTeaser({ words }: Props) {
  return (
    <Shell id="planner" title={words.title} intro={words.intro} layout="side" band>
      <div className={css.teaser}>
        <PlannerForm words={words} />
      </div>
    </Shell>
  );
}
