const suits = ['♠', '♥', '♦', '♣']
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** A card of 0 to 51: 13 times the suit and the rank. */
export const cardText = (card: number): string => `${suits[Math.floor(card / 13)] ?? ''}${ranks[card % 13] ?? card}`
