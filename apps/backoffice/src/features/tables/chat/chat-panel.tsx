import { Button, Switch, Textarea } from '@mantine/core'
import type { DeskTable, TableChat } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { ConfirmModal } from '../../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useNow } from '../../../shared/time/now.ts'
import { seoulShort } from '../../../shared/time/seoul.ts'
import { useChat } from '../calls/chat.ts'
import { useOrder } from '../calls/order.ts'
import { ChatMessages } from './chat-messages.tsx'
import './chat.css'

/** What players of this site say at a table: on or off, the last messages, who is muted, and words that nobody may write. */
export const ChatPanels = ({ table }: { table: DeskTable }) => (
  <Asking query={useChat(table)} lines={8}>
    {(chat) => (
      <div className="table-two table-now">
        <div>
          <ChatSwitch table={table} chat={chat} />
          <Said table={table} chat={chat} />
        </div>
        <div>
          <Muted table={table} chat={chat} />
          <Words key={chat.words.join()} table={table} chat={chat} />
        </div>
      </div>
    )}
  </Asking>
)

type Shown = { table: DeskTable; chat: TableChat }

const ChatSwitch = ({ table, chat }: Shown) => {
  const t = useText('office')
  const may = useMay()
  const { give, isBusy } = useOrder(table)
  const [isAsked, setAsked] = useState(false)
  return (
    <Panel title={t('tables.chat')}>
      <div className="panel-pad form">
        <p className="second">{t('tables.chat-note')}</p>
        <Switch
          checked={chat.isOn}
          disabled={!may('tables.run') || isBusy}
          label={t('tables.chat-on')}
          onChange={() => (chat.isOn ? give({ kind: 'chat', isOn: false }) : setAsked(true))}
        />
      </div>
      {isAsked && (
        <ConfirmModal
          title={table.name}
          confirmLabel={t('tables.chat-switch-on')}
          isBusy={isBusy}
          onConfirm={() => give({ kind: 'chat', isOn: true }, () => setAsked(false))}
          onClose={() => setAsked(false)}
        >
          {t('tables.chat-sure')}
        </ConfirmModal>
      )}
    </Panel>
  )
}

const Said = ({ table, chat }: Shown) => {
  const t = useText('office')
  return (
    <Panel title={t('tables.chat-messages')} head={<span className="quiet">{t('tables.chat-kept')}</span>}>
      {chat.messages.length === 0 ? (
        <Empty title={t('tables.chat-none')} />
      ) : (
        <ChatMessages table={table} messages={chat.messages} />
      )}
    </Panel>
  )
}

const Muted = ({ table, chat }: Shown) => {
  const t = useText('office')
  const may = useMay()
  const now = useNow()
  const { give, isBusy } = useOrder(table)
  return (
    <Panel title={t('tables.chat-muted')}>
      {chat.muted.length === 0 ? (
        <Empty title={t('tables.chat-muted-none')} />
      ) : (
        <ul className="chat-list">
          {chat.muted.map(({ player, until, by }) => (
            <li key={player.user}>
              <span>
                <b>{player.memId ?? player.user}</b>{' '}
                <span className="quiet">
                  {until === null
                    ? t('tables.chat-for-good')
                    : t('tables.chat-until', { time: seoulShort(until, now) })}{' '}
                  · {by}
                </span>
              </span>
              {may('tables.run') && (
                <Button
                  size="compact-sm"
                  disabled={isBusy}
                  onClick={() => give({ kind: 'chat-unmute', user: player.user })}
                >
                  {t('tables.chat-unmute')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Words = ({ table, chat }: Shown) => {
  const t = useText('office')
  const may = useMay()
  const { give, isBusy } = useOrder(table)
  const [text, setText] = useState(chat.words.join('\n'))
  const words = [...new Set(text.split('\n').map((word) => word.trim()))].filter(Boolean)
  const isBad = words.length > 500 || words.some((word) => word.length > 40)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBad) give({ kind: 'chat-words', words })
  }
  return (
    <Panel title={t('tables.chat-words')}>
      <form className="panel-pad form" noValidate onSubmit={send}>
        <Textarea
          label={t('tables.chat-words-list')}
          description={t('tables.chat-words-note')}
          autosize
          minRows={4}
          maxRows={14}
          value={text}
          readOnly={!may('tables.run')}
          error={isBad && t('tables.chat-words-bad')}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        {may('tables.run') && (
          <div className="form-actions">
            <Button type="submit" variant="filled" loading={isBusy} disabled={words.join() === chat.words.join()}>
              {t('act.save')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
