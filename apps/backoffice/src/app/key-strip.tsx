import { Modal } from '@mantine/core'
import { type Key, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { type KeyName, keyCaps, keyNames } from '../shared/keys/keymap.ts'
import { useActingKeys, useKeys } from '../shared/keys/use-keys.ts'
import { Chip } from '../shared/parts/chip.tsx'
import { useMe } from '../shared/staff/me.ts'

export const keyWords: Record<KeyName, Key<'office'>> = {
  next: 'key.next',
  previous: 'key.previous',
  start: 'key.start',
  complete: 'key.complete',
  reject: 'key.reject',
  called: 'key.called',
  approve: 'key.approve',
  reveal: 'key.reveal',
  open: 'key.open',
  find: 'key.find',
  keys: 'key.keys',
  cancel: 'key.cancel',
  'first-queue': 'key.first-queue',
  'second-queue': 'key.second-queue',
}
const onStrip: KeyName[] = ['start', 'complete', 'reject', 'called', 'approve', 'find', 'keys']

/** The foot of the page: the keys that act here and now, and in demo mode that no money is real. */
export const KeyStrip = () => {
  const t = useText('office')
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const acting = useActingKeys()
  useKeys({ keys: () => setOpen(true) })
  return (
    <footer className="keys">
      {acting.has('next') && (
        <span className="key-hint">
          <kbd>{keyCaps.next}</kbd>
          <kbd>{keyCaps.previous}</kbd>
          {t('key.move')}
        </span>
      )}
      {onStrip
        .filter((name) => acting.has(name))
        .map((name) => (
          <span key={name} className="key-hint">
            <kbd>{keyCaps[name]}</kbd>
            {t(keyWords[name])}
          </span>
        ))}
      <span className="grow" />
      {me?.mode === 'demo' && <Chip tone="info">{t('bar.demo')}</Chip>}
      {isOpen && (
        <Modal
          opened
          onClose={() => setOpen(false)}
          title={t('key.keys')}
          closeButtonProps={{ 'aria-label': t('act.close') }}
        >
          <p className="second">{t('key.note')}</p>
          <dl className="key-list">
            {keyNames.map((name) => (
              <div key={name}>
                <dt>
                  <kbd>{keyCaps[name]}</kbd>
                </dt>
                <dd>{t(keyWords[name])}</dd>
              </div>
            ))}
          </dl>
        </Modal>
      )}
    </footer>
  )
}
