import type { CoinNetwork } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { ExternalLink } from 'lucide-react'
import { transactionAddress } from './coin.rules.ts'
import { CoinCode } from './coin-code.tsx'

type Props = { network: Pick<CoinNetwork, 'transactionUrl'> | null | undefined; hash: string }

/** A transaction's whole hash, and where it can be looked at. */
export const Transaction = ({ network, hash }: Props) => {
  const say = useText('office-coin')
  const address = transactionAddress(network, hash)
  return (
    <>
      <CoinCode label={say('hash')} text={hash} />
      {address && (
        <a className="coin-explorer" href={address} target="_blank" rel="noreferrer">
          {say('explorer')} <ExternalLink size={13} aria-hidden />
        </a>
      )}
    </>
  )
}
