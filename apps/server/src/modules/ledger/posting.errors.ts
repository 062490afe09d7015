/** The purse does not hold enough. Nothing was written, and after `post` the transaction may go on; after `postPipelined` it has failed. */
export class InsufficientFunds extends Error {
  readonly balance: number

  constructor(balance: number) {
    super('insufficient funds')
    this.balance = balance
  }
}

/** The idempotency key stands for another transfer. Nothing was written, and after `post` the transaction may go on; after `postPipelined` it has failed. */
export class KeyConflict extends Error {
  readonly transferId: number

  constructor(transferId: number) {
    super('idempotency key reused with other content')
    this.transferId = transferId
  }
}
