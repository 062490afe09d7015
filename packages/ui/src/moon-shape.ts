/** The lit part of a moon, from the right; 0 is new and 1 is full. */
export function moonPath(phase: number, centre: number, radius: number): string {
  const lit = Math.min(1, Math.max(0, phase))
  const bulge = (Math.abs(1 - 2 * lit) * radius).toFixed(2)
  const top = `${centre} ${centre - radius}`
  return `M${top}A${radius} ${radius} 0 0 1 ${centre} ${centre + radius}A${bulge} ${radius} 0 0 ${lit < 0.5 ? 0 : 1} ${top}Z`
}
