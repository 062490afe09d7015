/** Where the caret belongs once `text` was written anew: with as many digits at its right as before. */
export function caretFor(text: string, digitsAfter: number): number {
  let at = text.length
  for (let left = digitsAfter; at > 0 && left > 0; at -= 1) if (/\d/.test(text.charAt(at - 1))) left -= 1
  return at
}

export const digitsIn = (text: string): number => text.replace(/\D/g, '').length
