import { Button } from '@mantine/core'
import type { VendorCallRow, VendorOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { Empty } from '../../shared/parts/asking.tsx'
import { AskingDrawer } from '../../shared/parts/asking-drawer.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { CopyText } from '../../shared/parts/copy-text.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useSwitchVendor } from './calls/switch-vendor.ts'
import { useVendor } from './calls/vendor.ts'
import { VendorTestSteps } from './vendor-test-steps.tsx'
import './vendors.css'

type VendorDrawerProps = {
  vendorCode: string
  name: string
  onChange: (vendor: VendorOut) => void
  onClose: () => void
}

/** One vendor: what it is given, whether it can be reached, its last calls. */
export const VendorDrawer = ({ vendorCode, name, onChange, onClose }: VendorDrawerProps) => {
  const query = useVendor(vendorCode)
  return (
    <AskingDrawer title={`${name} (${vendorCode})`} query={query} onClose={onClose}>
      {(vendor) => <Vendor vendor={vendor} onChange={() => onChange(vendor)} />}
    </AskingDrawer>
  )
}

const Vendor = ({ vendor, onChange }: { vendor: VendorOut; onChange: () => void }) => {
  const t = useText('office')
  const change = useSwitchVendor()
  const [isClosing, setClosing] = useState(false)
  const { vendorCode, kind, isEnabled } = vendor
  const set = (isOn: boolean) =>
    change.mutate({ params: { vendorCode }, body: { isOn } }, { onSettled: () => setClosing(false) })
  return (
    <div className="form">
      <div className="row">
        <Button onClick={onChange}>{t('vendors.change')}</Button>
        <Button
          {...(isEnabled ? { className: 'bad' } : { variant: 'filled' })}
          loading={change.isPending}
          onClick={() => (isEnabled ? setClosing(true) : set(true))}
        >
          {t(isEnabled ? 'vendors.switch-off' : 'vendors.switch-on')}
        </Button>
      </div>
      {kind !== 'outside' && <p className="second">{t('vendors.configured-note')}</p>}
      <h3>{t('vendors.test')}</h3>
      <VendorTestSteps vendorCode={vendorCode} />
      {vendor.ourPublicKey !== '' && (
        <>
          <h3>{t('vendors.to-give')}</h3>
          <b>{t('vendors.wallet')}</b>
          <CopyText label={t('vendors.wallet')} text={vendor.walletAddress} />
          <b>{t('vendors.our-key')}</b>
          <CopyText label={t('vendors.our-key')} text={vendor.ourPublicKey} />
        </>
      )}
      {vendor.fingerprints.length > 0 && (
        <>
          <h3>{t('vendors.fingerprints')}</h3>
          {vendor.fingerprints.map((fingerprint) => (
            <code key={fingerprint} className="vendor-print">
              {fingerprint}
            </code>
          ))}
        </>
      )}
      <h3>{t('vendors.calls')}</h3>
      <Calls calls={vendor.calls} />
      {isClosing && (
        <ConfirmModal
          title={t('vendors.off-title', { code: vendorCode })}
          confirmLabel={t('vendors.switch-off')}
          isDanger
          isBusy={change.isPending}
          onConfirm={() => set(false)}
          onClose={() => setClosing(false)}
        >
          {t('vendors.off-note')}
        </ConfirmModal>
      )}
    </div>
  )
}

const Calls = ({ calls }: { calls: VendorCallRow[] }) => {
  const t = useText('office')
  if (calls.length === 0) return <Empty title={t('vendors.no-calls')} />
  const columns: Column<VendorCallRow>[] = [
    {
      id: 'call',
      head: t('vendors.call'),
      mayWrap: true,
      cell: (row) => (
        <>
          <b>{row.call}</b> <span className="quiet">{t(row.direction === 'in' ? 'vendors.in' : 'vendors.out')}</span>
          {row.detail !== '' && <small className="vendor-detail">{row.detail}</small>}
        </>
      ),
    },
    {
      id: 'answer',
      head: t('vendors.answer'),
      mayWrap: true,
      cell: (row) => <code className={isGood(row) ? '' : 'bad'}>{row.answer.replace(/^RS_ERROR_/, '')}</code>,
    },
    { id: 'times', head: t('vendors.times'), isFigure: true, cell: (row) => digits(row.times) },
    { id: 'last', head: t('vendors.last'), isFigure: true, isWideOnly: true, cell: (row) => <When at={row.lastAt} /> },
  ]
  return (
    <Scroll>
      <Grid
        label={t('vendors.calls')}
        columns={columns}
        rows={calls}
        idOf={(row) => `${row.direction} ${row.call} ${row.answer}`}
      />
    </Scroll>
  )
}

const isGood = ({ answer }: VendorCallRow): boolean => ['RS_OK', 'OK', 'ok'].includes(answer)
