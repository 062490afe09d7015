/** `hi.-.live.odds_change.5.sr:match.12329150.-`: priority, pre-match, live, kind, sport, kind of event, its number, node. */
export type RoutingKey = { kind: string; event: string | null }

/** What can be known of a message without reading it. */
export const routingKeyOf = (key: string): RoutingKey => {
  const [, , , kind = '', , type = '-', number = '-'] = key.split('.')
  return { kind, event: type === '-' || number === '-' ? null : `${type}:${number}` }
}
