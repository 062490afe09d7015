/** Of what was typed with a point or a comma, in units of the last decimal: `1.5` with two decimals is 150. Undefined: it is no such number, or `1,000` could be a thousand as well. */
export const readDecimals = (text: string, decimals: number): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,13})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined || part.length > decimals) return undefined
  if (part.length === 3 && decimals > 3 && /^[1-9]\d{0,2}$/.test(whole)) return undefined
  const units = Number(whole + part.padEnd(decimals, '0'))
  return Number.isSafeInteger(units) ? units : undefined
}

/** As it stands in a field, with all its decimals and no groups. */
export const decimalsText = (units: number, decimals: number): string => {
  const text = String(units).padStart(decimals + 1, '0')
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
}
