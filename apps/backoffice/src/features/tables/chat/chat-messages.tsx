import { Button, Menu } from '@mantine/core'
import type { DeskTable, TableChat } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { Chip } from '../../../shared/parts/chip.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useNow } from '../../../shared/time/now.ts'
import { seoulShort } from '../../../shared/time/seoul.ts'
import { useOrder } from '../calls/order.ts'

/** Minutes; null: for good. */
const mutes: readonly { minutes: number | null; word: Key<'office'> }[] = [
  { minutes: 10, word: 'tables.chat-mute-minutes' },
  { minutes: 1_440, word: 'tables.chat-mute-day' },
  { minutes: null, word: 'tables.chat-mute-good' },
]

/** The newest first, with what was deleted, and what was reported marked. */
export const ChatMessages = ({ table, messages }: { table: DeskTable; messages: TableChat['messages'] }) => {
  const t = useText('office')
  const may = useMay()
  const now = useNow()
  const { give, isBusy } = useOrder(table)
  return (
    <ul className="chat-list chat-said">
      {messages.map(({ id, player, said, phrase, at, deletedAt, reports }) => (
        <li key={id} data-deleted={deletedAt !== null}>
          <span>
            {player.memberId === null || !may('members.read') ? (
              <b>{player.memId ?? player.user}</b>
            ) : (
              <Link
                to="/members/$memberId"
                params={{ memberId: String(player.memberId) }}
                search={{ tab: 'ledger', page: 1 }}
              >
                <b>{player.memId}</b>
              </Link>
            )}{' '}
            <span className="quiet num">{seoulShort(at, now)}</span>{' '}
            {reports > 0 && <Chip tone="bad">{t('tables.chat-reports', { count: reports })}</Chip>}{' '}
            {deletedAt !== null && <Chip tone="plain">{t('tables.chat-deleted')}</Chip>}
            <span className="chat-text">{said ?? t('tables.chat-phrase', { phrase: phrase ?? '' })}</span>
          </span>
          {may('tables.run') && (
            <span className="row">
              {deletedAt === null && (
                <Button
                  size="compact-sm"
                  className="bad"
                  disabled={isBusy}
                  onClick={() => give({ kind: 'chat-delete', message: id })}
                >
                  {t('tables.chat-delete')}
                </Button>
              )}
              <Menu>
                <Menu.Target>
                  <Button size="compact-sm" disabled={isBusy}>
                    {t('tables.chat-mute')}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {mutes.map(({ minutes, word }) => (
                    <Menu.Item key={word} onClick={() => give({ kind: 'chat-mute', user: player.user, minutes })}>
                      {t(word)}
                    </Menu.Item>
                  ))}
                </Menu.Dropdown>
              </Menu>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
