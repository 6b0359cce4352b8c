/** The number of digits in a US number with its area code. */
const digitsMin = 10;

export function isShortPhone(phone: string): boolean {
  const digits = phone.replace(/(?:ext|x|#).*$/i, "").replace(/\D/g, "").length;
  return digits > 0 && digits < digitsMin;
}
