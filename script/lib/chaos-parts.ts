/** Where a part's product is written: changed of late, it is played. */
const written: Readonly<Record<string, readonly string[]>> = {
  minigames: ['chaos/minigames/', 'apps/server/src/modules/minigames/', 'packages/draws/'],
  studio: ['chaos/studio/', 'apps/studio/src/play/', 'apps/studio/src/purses/', 'apps/studio/src/rounds/'],
  tables: ['chaos/tables/', 'apps/studio/src/tables/', 'packages/live-games/'],
  losing: ['chaos/losing/', 'apps/server/src/modules/partner/losing/', 'apps/server/src/modules/partner/purse/'],
  coin: ['chaos/coin/', 'apps/server/src/modules/coin/', 'packages/coin-chain/'],
  sports: ['chaos/sports/', 'apps/server/src/modules/sportsbook/settle/', 'packages/sports/'],
}
const EVERY = 3

/**
 * Which parts a run of the day plays: each but the members' in every third run, and all whose product the last commits changed. `share` and `changed` (paths) are what `script/test`
 * chooses; without a share all parts are played.
 */
export const partsOfDay = <Part extends string>(
  parts: readonly Part[],
  { share, changed }: { share: number | undefined; changed: readonly string[] },
): Part[] =>
  parts.filter((part, n) => {
    const places = written[part]
    if (share === undefined || !places || n % EVERY === share % EVERY) return true
    return changed.some((path) => places.some((place) => path.startsWith(place)))
  })
