import { useEffect, useMemo, useState } from 'react'
import type { WatchedTable } from '../../../../src/tables/watch/watch-shapes.ts'
import { Dialog } from '../../frame/dialog.tsx'
import { Frame } from '../../frame/frame.tsx'
import { Icon } from '../../frame/icons.tsx'
import { Sounds } from '../../frame/sound.ts'
import { languageOfPage, type Say } from '../../frame/texts.ts'
import type { GameView } from '../game/game-view.ts'
import { gameViews } from '../game/game-views.ts'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { limitsText } from '../room/limits-text.ts'
import { TableRoom } from '../room/table-room.tsx'
import { useRoom } from '../room/use-store.ts'
import type { TableLink } from '../store/table-link.ts'
import { TableStore } from '../store/table-store.ts'
import { useLateStream } from '../stream/use-late-stream.ts'
import { WatchEnded } from './watch-ended.tsx'

const noMoney = { balance: null, balanceAt: 0, net: 0 }
const noNews = { asks: () => {}, revealed: () => {}, moved: () => {} }

/** One table, with what stands around it. */
export function WatchRoom({ link, watched, say }: { link: TableLink; watched: WatchedTable; say: Say }) {
  const { table: said } = watched
  const language = languageOfPage()
  const [sounds] = useState(() => new Sounds())
  const [store] = useState(() => new TableStore(link, said.code, noMoney, noNews))
  const [view, setView] = useState<GameView>()
  const [opened, setOpened] = useState<'help' | 'proof'>()
  useEffect(() => store.open(), [store])
  useLateStream([{ said, store }])
  useEffect(() => void gameViews[said.game]?.().then((loaded) => setView(() => loaded)), [said.game])
  const { isEnded } = useRoom(store)
  const game = useMemo(
    () => ({ say, session: undefined, described: { name: said.name }, replay: undefined, ...noMoney }),
    [say, said],
  )
  if (isEnded) return <WatchEnded say={say} />
  const Help = view?.Help
  const done = () => setOpened(undefined)
  return (
    <Frame
      game={game}
      sounds={sounds}
      limits={limitsText(said, language)}
      tools={
        <>
          <span className="tag demo">{say('watching')}</span>
          <button
            type="button"
            className="tool live-tool"
            aria-label={say('liveProof')}
            title={say('liveProof')}
            onClick={() => setOpened('proof')}
          >
            <Icon name="seal" />
          </button>
        </>
      }
      onHelp={() => setOpened('help')}
    >
      <div className="live-rooms" data-count={1}>
        {view ? (
          <TableRoom
            store={store}
            said={said}
            view={view}
            sounds={sounds}
            say={say}
            hasKeys={false}
            onTouch={() => {}}
            onProof={() => setOpened('proof')}
            onTables={() => {}}
            onChatClose={undefined}
          />
        ) : (
          <p className="room-opening">{say('liveOpening')}</p>
        )}
      </div>
      <Dialog title={said.name} open={opened === 'help'} say={say} onClose={done}>
        {Help ? <Help said={said} say={say} language={language} /> : null}
      </Dialog>
      {view ? (
        <ProofDialog
          link={link}
          store={store}
          said={said}
          view={view}
          open={opened === 'proof'}
          say={say}
          onClose={done}
        />
      ) : null}
    </Frame>
  )
}
