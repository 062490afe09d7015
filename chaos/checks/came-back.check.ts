import type { Check } from './check.ts'

export const cameBackCheck: Check = {
  name: 'both servers came back by themselves and answer',
  seen: ({ servers }) =>
    servers
      .map(({ name, ends, answersAfterMs }) => `${name} ended ${ends} times, answers after ${answersAfterMs} ms`)
      .join('; '),
  find: ({ servers, members, listening }) => [
    ...(listening === undefined || listening === servers.length
      ? []
      : [`${listening} connections listen, of ${servers.length} servers`]),
    ...servers
      .filter(({ answersAfterMs }) => answersAfterMs === undefined)
      .map(({ name }) => `${name} does not answer`),
    ...members
      .filter(({ told }) => told.length === 0 || told.some((cash) => cash === undefined))
      .map(({ memberId }) => `nobody tells member ${memberId} what they have`),
  ],
  control: {
    spoil: (evidence) => ({
      ...evidence,
      servers: evidence.servers.map((server, no) => (no === 0 ? { ...server, answersAfterMs: undefined } : server)),
    }),
  },
}
