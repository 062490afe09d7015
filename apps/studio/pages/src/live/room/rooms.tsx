import { useEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '../../frame/dialog.tsx'
import { Ended } from '../../frame/ended.tsx'
import { FoldedTools } from '../../frame/folded-tools.tsx'
import { Frame, isFramed } from '../../frame/frame.tsx'
import { Icon } from '../../frame/icons.tsx'
import { postState } from '../../frame/operator-window.ts'
import { Sounds } from '../../frame/sound.ts'
import { languageOfPage, type Say } from '../../frame/texts.ts'
import { useReady } from '../../frame/use-ready.ts'
import { useSize } from '../../frame/use-size.ts'
import { keepOpen, wasOpen } from '../chat/chat-choice.ts'
import { ChatTool } from '../chat/chat-tool.tsx'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import type { TableLink } from '../store/table-link.ts'
import { useLateStream } from '../stream/use-late-stream.ts'
import { limitsText } from './limits-text.ts'
import { TableRoom } from './table-room.tsx'
import { TablesDialog } from './tables-dialog.tsx'
import type { OpenedSession } from './use-session.ts'
import { type OpenTable, useTables } from './use-tables.ts'

/** Below this a second table beside the first would be too narrow. */
const TWO_FROM = 1_440
type Opened = 'help' | 'proof' | 'tables' | undefined

/** One table, or two beside each other, with what stands around them. */
export function Rooms({ link, session, said, say }: OpenedSession & { link: TableLink; say: Say }) {
  const language = languageOfPage()
  const [sounds] = useState(() => new Sounds())
  const { tables, money, isEnded, moveTo, openBeside, close } = useTables(link, session, said)
  const [opened, setOpened] = useState<Opened>()
  const [touched, setTouched] = useState(0)
  const [isChatOpen, setChatOpen] = useState(wasOpen)
  const area = useRef<HTMLDivElement>(null)
  const width = useSize(area)?.width ?? 0
  const active = tables[Math.min(touched, tables.length - 1)]
  useReady(active?.view !== undefined)
  useLateStream(tables)
  useEffect(() => {
    if (isEnded) postState('maru:session-ended')
  }, [isEnded])
  const game = useMemo(
    () => ({
      say,
      session,
      described: { name: active?.said.name ?? said.name },
      replay: undefined,
      ...money,
    }),
    [say, session, said, active, money],
  )
  if (isEnded) return <Ended say={say} lobbyUrl={session.lobbyUrl} />
  if (!active) return null
  const Help = active.view?.Help
  const done = () => setOpened(undefined)
  const showChat = (isOpen: boolean) => {
    keepOpen(isOpen)
    setChatOpen(isOpen)
  }
  const tools = (
    <>
      <ChatTool store={active.store.chat} isOpen={isChatOpen} onToggle={() => showChat(!isChatOpen)} say={say} />
      <Tool label={say('liveTables')} icon="tables" act={() => setOpened('tables')} />
      <Tool label={say('liveProof')} icon="seal" act={() => setOpened('proof')} />
    </>
  )
  return (
    <Frame
      game={game}
      sounds={sounds}
      limits={limitsText(active.said, language)}
      tools={tools}
      foldLabel={say('liveMenu')}
      onHelp={() => setOpened('help')}
    >
      <div className="live-rooms" data-count={tables.length} ref={area}>
        {isFramed ? null : (
          <FoldedTools className="room-tools" label={say('liveMenu')}>
            {tools}
          </FoldedTools>
        )}
        {tables.map((table, index) => (
          <Seat key={table.said.code} table={table} sounds={sounds} say={say}>
            {{
              hasKeys: index === Math.min(touched, tables.length - 1),
              onTouch: () => setTouched(index),
              onChatClose: isChatOpen && table === active ? () => showChat(false) : undefined,
              onProof: () => {
                setTouched(index)
                setOpened('proof')
              },
              onTables: () => {
                setTouched(index)
                setOpened('tables')
              },
              close: tables.length > 1 ? () => close(index) : undefined,
            }}
          </Seat>
        ))}
      </div>
      <Dialog title={active.said.name} open={opened === 'help'} say={say} onClose={done}>
        {Help ? <Help said={active.said} say={say} language={language} /> : null}
      </Dialog>
      {active.view ? (
        <ProofDialog
          link={link}
          store={active.store}
          said={active.said}
          view={active.view}
          open={opened === 'proof'}
          say={say}
          onClose={done}
        />
      ) : null}
      <TablesDialog
        link={link}
        here={tables.map((table) => table.said.code)}
        canOpenBeside={width >= TWO_FROM && tables.length < 2}
        open={opened === 'tables'}
        say={say}
        moveTo={(code) => {
          done()
          void moveTo(touched, code)
        }}
        openBeside={(code) => {
          done()
          void openBeside(code)
        }}
        onClose={done}
      />
    </Frame>
  )
}

const Tool = ({ label, icon, act }: { label: string; icon: 'tables' | 'seal'; act: () => void }) => (
  <button type="button" className="tool live-tool" aria-label={label} title={label} onClick={act}>
    <Icon name={icon} />
  </button>
)

type SeatActs = {
  hasKeys: boolean
  onChatClose: (() => void) | undefined
  onTouch(): void
  onProof(): void
  onTables(): void
  close: (() => void) | undefined
}

function Seat({
  table: { said, store, view },
  sounds,
  say,
  children: { close, ...acts },
}: {
  table: OpenTable
  sounds: Sounds
  say: Say
  children: SeatActs
}) {
  return (
    <section className="room-seat">
      {close ? (
        <header className="beside-head">
          <b>{said.name}</b>
          <button type="button" className="tool" aria-label={say('liveOneTable')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
      ) : null}
      {view ? (
        <TableRoom store={store} said={said} view={view} sounds={sounds} say={say} {...acts} />
      ) : (
        <p className="room-opening">{say('liveOpening')}</p>
      )}
    </section>
  )
}
