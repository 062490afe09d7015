export type SideNames = { home: string; away: string }

/**
 * A name in which sides stand beside something else, with the word of the side for each: `Home / Under 2.5`. A side alone keeps its name. The longer name first: one may hold
 * the other.
 */
export const shortName = (name: string, sides: SideNames, words: SideNames): string => {
  if (name === sides.home || name === sides.away) return name
  const order = sides.home.length < sides.away.length ? (['away', 'home'] as const) : (['home', 'away'] as const)
  const first = order.find((side) => sides[side] !== '' && name.startsWith(`${sides[side]} `))
  const told = first ? words[first] + name.slice(sides[first].length) : name
  const second = order.find((side) => sides[side] !== '' && told.endsWith(` / ${sides[side]}`))
  return second ? told.slice(0, -sides[second].length) + words[second] : told
}
