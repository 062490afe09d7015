import { Button, Switch } from '@mantine/core'
import { type Key, useText } from '@maru/i18n/react'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { type KeyName, keyCaps, keyNames, marketKeyNames, tradingKeyNames } from '../shared/keys/keymap.ts'
import { useActingKeys, useKeys } from '../shared/keys/use-keys.ts'
import { Chip } from '../shared/parts/chip.tsx'
import { Modal } from '../shared/parts/dialog.tsx'
import { useRemembered } from '../shared/remembered.ts'
import { singleKeys } from '../shared/settings.ts'
import { useMe } from '../shared/staff/me.ts'

type MarketKeyName = (typeof marketKeyNames)[number]
const isOfMarket = (name: KeyName): name is MarketKeyName => (marketKeyNames as readonly string[]).includes(name)
const isOfDesk = (name: KeyName): boolean => (tradingKeyNames as readonly string[]).includes(name)

export const keyWords: Record<Exclude<KeyName, MarketKeyName>, Key<'office'>> = {
  next: 'key.next',
  previous: 'key.previous',
  start: 'key.start',
  complete: 'key.complete',
  pay: 'cash.pay',
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
  suspend: 'key.suspend',
  resume: 'key.resume',
  price: 'key.price',
  'suspend-all': 'key.suspend-all',
  result: 'key.result',
  take: 'key.approve',
  'take-part': 'key.take-part',
  'new-price': 'key.new-price',
  'turn-down': 'key.turn-down',
  hold: 'key.hold',
}
type NamedKey = keyof typeof keyWords
const onStrip: NamedKey[] = [
  'start',
  'complete',
  'pay',
  'reject',
  'called',
  'approve',
  'suspend',
  'resume',
  'price',
  'suspend-all',
  'take',
  'take-part',
  'new-price',
  'turn-down',
  'result',
  'find',
  'keys',
]
/** Of every page; of the desk, what acts on it. */
const shared: NamedKey[] = ['next', 'previous', 'find', 'keys', 'cancel']
const ofDesk: NamedKey[] = tradingKeyNames.flatMap((name) => (isOfMarket(name) ? [] : [name]))

/** The foot of the page: the keys that act here and now, and in demo mode that no money is real. */
export const KeyStrip = () => {
  const t = useText('office')
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const areOn = useRemembered(singleKeys) === 'on'
  const acting = useActingKeys()
  const isOnDesk = [...acting].some((name) => isOfDesk(name as KeyName))
  const listed: readonly NamedKey[] = isOnDesk ? [...shared, ...ofDesk] : keyNames
  useKeys({ keys: () => setOpen(true) })
  return (
    <footer className={areOn ? 'keys' : 'keys keys-off'}>
      {acting.has('next') && (
        <span className="key-hint">
          <kbd>{keyCaps.next}</kbd>
          <kbd>{keyCaps.previous}</kbd>
          {t('key.move')}
        </span>
      )}
      {acting.has('market-1') && (
        <span className="key-hint">
          <kbd>1</kbd>–<kbd>9</kbd>
          {t('key.markets')}
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
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<Keyboard size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('key.keys')}
      </Button>
      {me?.mode === 'demo' && <Chip tone="info">{t('bar.demo')}</Chip>}
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} title={t('key.keys')}>
          <p className="second">{t('key.note')}</p>
          <Switch
            checked={areOn}
            onChange={(event) => singleKeys.set(event.currentTarget.checked ? 'on' : 'off')}
            label={t('key.single')}
            description={t('key.single-note')}
          />
          <dl className="key-list">
            {listed.map((name) => (
              <div key={name}>
                <dt>
                  <kbd>{keyCaps[name]}</kbd>
                </dt>
                <dd>{t(keyWords[name])}</dd>
              </div>
            ))}
            {isOnDesk && (
              <div>
                <dt>
                  <kbd>1</kbd>–<kbd>9</kbd>
                </dt>
                <dd>{t('key.markets')}</dd>
              </div>
            )}
          </dl>
        </Modal>
      )}
    </footer>
  )
}
