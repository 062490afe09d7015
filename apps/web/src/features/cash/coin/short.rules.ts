/** An address in parts that an eye can compare: `0x71C7`, `656E`, … */
export const groupsOf = (address: string): string[] => [
  address.slice(0, 6),
  ...(address.slice(6).match(/.{1,4}/g) ?? []),
]

/** `0x71C7…976F` */
export const shortened = (text: string): string => `${text.slice(0, 6)}…${text.slice(-4)}`
