/** The purse does not hold enough. Nothing was written, and the caller's transaction may go on. */
export class InsufficientFunds extends Error {
  readonly balance: number

  constructor(balance: number) {
    super('insufficient funds')
    this.balance = balance
  }
}

/** The idempotency key stands for another transfer. Nothing was written, and the caller's transaction may go on. */
export class KeyReused extends Error {
  readonly transferId: number

  constructor(transferId: number) {
    super('idempotency key reused with other content')
    this.transferId = transferId
  }
}
