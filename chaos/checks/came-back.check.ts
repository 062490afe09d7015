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
      .filter(({ reported }) => reported.length === 0 || reported.some((cash) => cash === undefined))
      .map(({ memberId }) => `no answer says what member ${memberId} has`),
  ],
  control: {
    spoil: (evidence) => ({
      ...evidence,
      servers: evidence.servers.map((server, no) => (no === 0 ? { ...server, answersAfterMs: undefined } : server)),
    }),
  },
}
