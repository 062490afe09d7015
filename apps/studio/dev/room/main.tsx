import '../../pages/src/frame/base.css'
import '../../pages/src/frame/frame.css'
import '../../pages/src/frame/narrow-frame.css'
import '../../pages/src/live/room/all.css'
import type { Action, Phase } from '@maru/live-games'
import { createRoot } from 'react-dom/client'
import { RoomPage } from '../../pages/src/live/room/room-page.tsx'
import type { SessionShown } from '../../src/play/play-shapes.ts'
import { idles, simulatedLink } from './simulated-link.ts'
import { tableSaid } from './tables.ts'

/**
 * A room with a table that plays in the page: `npx vite apps/studio --port 9300`, then /dev/room/index.html. In the address: `table`, `lang`, `seed`, `cut=1`,
 * `wallet` (ms), `video` (an address of a stream: HLS where it has .m3u8, else WHEP), and for pictures `at` (a phase), `after` (ms into it), `step` (ms at each full stop), `idle` (asleep, paused, closed, not-mixed, lost)
 * and `stakes` (banker:250000,tie:10000); of blackjack `seat`, with `at=dealing` `turn=1` for one's own turn, after `acts` (hit,stand).
 */
const asked = new URLSearchParams(location.search)
const stakes = (asked.get('stakes') ?? '').split(',').filter(Boolean)
const link = simulatedLink({
  seed: Number(asked.get('seed') ?? 7),
  at: (asked.get('at') as Phase | null) ?? undefined,
  after: Number(asked.get('after') ?? 1_000),
  step: Number(asked.get('step') ?? 500),
  stakes: Object.fromEntries(stakes.map((one) => one.split(':')).map(([place, sum]) => [place, Number(sum)])),
  withCut: asked.get('cut') === '1',
  seat: asked.has('seat') ? Number(asked.get('seat')) : null,
  toTurn: asked.has('turn'),
  acts: (asked.get('acts') ?? '').split(',').filter(Boolean) as Action[],
  idle: idles.find((idle) => idle === asked.get('idle')),
  walletMs: Number(asked.get('wallet') ?? 350),
  video: asked.has('video')
    ? { kind: asked.get('video')?.includes('.m3u8') ? 'hls' : 'webrtc', url: asked.get('video') ?? '' }
    : null,
})
const session: SessionShown = {
  game: tableSaid(asked.get('table') ?? 'moonlit-baccarat-1'),
  language: 'ko',
  balance: 1_284_500,
  net: -45_000,
  rounds: 3,
  age: 42,
  lobbyUrl: `${location.origin}/lobby`,
  depositUrl: `${location.origin}/deposit`,
  demo: true,
  hasPurse: false,
  table: null,
  unshown: null,
  settledUpTo: 0,
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<RoomPage link={link} open={async () => session} />)
