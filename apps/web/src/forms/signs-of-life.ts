/** What only somebody who fills in a form does. */
export const signsOfLife = ["pointerdown", "focusin", "keydown", "input", "change"] as const;
