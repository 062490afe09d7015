/** Of its fair value, what the book keeps of a cash-out; more while an event is live, whose prices are the least certain. A change is another version. */
export type CashOutRule = { version: string; marginBp: number; liveMarginBp: number }
export const cashOutRule: CashOutRule = { version: 'cash-out-1', marginBp: 300, liveMarginBp: 600 }
