/** Game groups of the lobby and the menus. */
export const gameGroups = [
  'casino',
  'hc-casino',
  'slot',
  'h-slot',
  'sports',
  'e-sports',
  'mini-game',
  'fishing',
  'virtual',
] as const
export type GameGroup = (typeof gameGroups)[number]

/** One vendor place of the catalogue: specification, section 2. A name with `HC-` is a hotel casino, with `H-` a hotel slot. */
export type GameCode = {
  key: string
  code: string
  group: GameGroup
  area: 'livecasino' | 'slotgame' | 'sport' | 'esport' | 'minigame' | 'phishinggame'
  codeNameEN: string
  ord: number
}

const row = (
  key: string,
  code: string,
  group: GameGroup,
  area: GameCode['area'],
  codeNameEN: string,
  ord: number,
): GameCode => ({ key, code, group, area, codeNameEN, ord })

export const gameCodes = [
  row('evolution', '1', 'casino', 'livecasino', 'Evolution', 1),
  row('asiagaming', '5', 'casino', 'livecasino', 'Asia Gaming', 2),
  row('pragmatic', '10', 'casino', 'livecasino', 'Pragmatic Live', 3),
  row('dreamcasino', '6', 'casino', 'livecasino', 'Dream Casino', 4),
  row('sexygaming', '9', 'casino', 'livecasino', 'Sexy Gaming', 5),
  row('biggaming', '2', 'casino', 'livecasino', 'Big Gaming', 6),
  row('kplayslot', '0', 'slot', 'slotgame', 'K-Play', 1),
  row('pragslot', '200', 'slot', 'slotgame', 'Pragmatic Slot', 2),
  row('habanero', '201', 'slot', 'slotgame', 'Habanero', 3),
  row('slot_elle', '202', 'slot', 'slotgame', 'ELLE', 4),
  row('slot_quick', '204', 'slot', 'slotgame', 'Quickspin', 5),
  row('slot_spade', '205', 'slot', 'slotgame', 'Spadegaming', 6),
  row('slot_playandgo', '207', 'slot', 'slotgame', "Play'n GO", 7),
  row('slot_worldmath', '208', 'slot', 'slotgame', 'WorldMatch', 8),
  row('slot_microgaming', '209', 'slot', 'slotgame', 'Microgaming', 9),
  ...['212', '213', '214', '215', '216', '217', '218', '219', '220', '221'].map((code, i) =>
    row(`slot_ylgaming_${code}`, code, 'slot', 'slotgame', `YL Gaming ${i + 1}`, 10 + i),
  ),
  row('livebetting', 'livebetting', 'sports', 'sport', 'Live betting', 1),
  row('combinationbetting', 'combinationbetting', 'sports', 'sport', 'Combination betting', 2),
  row('special', 'special', 'sports', 'sport', 'Special', 3),
  row('gamestart', '101', 'e-sports', 'esport', 'E-sports', 1),
  row('powerball', 'powerball', 'mini-game', 'minigame', 'Powerball', 1),
  row('powerladder', 'powerladder', 'mini-game', 'minigame', 'Power ladder', 2),
  row('speedkino', 'speedkino', 'mini-game', 'minigame', 'Speed kino', 3),
  row('kinoladder', 'kinoladder', 'mini-game', 'minigame', 'Kino ladder', 4),
  row('kplayfishing', '1000', 'fishing', 'phishinggame', 'K-Play Fishing', 1),
] as const satisfies readonly GameCode[]

/** The studio's own places, in front of the vendors of its groups. */
export const studioVendor = 'studio'
