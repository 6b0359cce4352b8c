/** Of a US number with its area code. */
const digitsMin = 10;

/** How many digits a phone number has, if they are too few for one that can be dialled; null: enough, or none. */
export function shortPhone(phone: string): number | null {
  const digits = phone.replace(/(?:ext|x|#).*$/i, "").replace(/\D/g, "").length;
  return digits > 0 && digits < digitsMin ? digits : null;
}
