import { Button } from '@mantine/core'
import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../shared/staff/me.ts'
import { useWatch } from './calls/watch.ts'

/** Opens the room of a table in a window of its own: without a seat, and every time audited. */
export const WatchButton = ({ table: { vendorKey, gameKey, state } }: { table: DeskTable }) => {
  const t = useText('office')
  const may = useMay()
  const watch = useWatch()
  /** Where the browser opened no window. */
  const [address, setAddress] = useState<string>()
  if (!may('tables.watch')) return null
  const open = () => {
    // While the press lasts: a window that opens later is blocked. It never learns who opened it.
    const opened = window.open('', '_blank')
    if (opened) opened.opener = null
    watch.mutate(
      { params: { vendorKey, gameKey } },
      {
        onSuccess: ({ url }) => (opened ? opened.location.replace(url) : setAddress(url)),
        onError: () => opened?.close(),
      },
    )
  }
  if (address)
    return (
      <Button
        component="a"
        variant="filled"
        href={address}
        target="_blank"
        rel="noreferrer"
        onClick={() => setAddress(undefined)}
      >
        {t('tables.watch-open')}
      </Button>
    )
  return (
    <Button
      leftSection={<Eye size={16} aria-hidden />}
      loading={watch.isPending}
      disabled={state === 'unreachable'}
      title={t('tables.watch-note')}
      onClick={open}
    >
      {t('tables.watch')}
    </Button>
  )
}
