/** In the order of the menu. `football` is American football; `combat` boxing and mixed martial arts. */
export const sports = [
  'soccer',
  'basketball',
  'baseball',
  'volleyball',
  'badminton',
  'hockey',
  'combat',
  'tennis',
  'handball',
  'football',
  'esport',
] as const
export type Sport = (typeof sports)[number]

export type Side = 'home' | 'away'
