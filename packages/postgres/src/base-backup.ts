import pg from 'pg'

export interface BackupSink {
  /** Bytes of the tar archive, in order. */
  data(chunk: Buffer): void
  /** Bytes of PostgreSQL's own list of files with their checksums. */
  manifest(chunk: Buffer): void
  /** Roughly, of how many. */
  progress(done: number, total: number): void
  /** True while no more should come. */
  isFull(): boolean
  /** Resolves when more may come. */
  drained(): Promise<void>
}

export interface BackupPosition {
  lsn: string
  timeline: number
}

interface Connection {
  query(text: string): void
  stream: { pause(): void; resume(): void }
}

const ARCHIVE_STARTS = 'n'
const DATA = 'd'
const MANIFEST_STARTS = 'm'
const PROGRESS = 'p'

/**
 * Takes a base backup over the replication protocol: PostgreSQL itself says what belongs to it, checks every page as it reads, keeps the
 * log that makes it consistent, and adds that log. Needs a role that may replicate; writes go on meanwhile.
 */
export async function streamBaseBackup(
  connect: pg.ClientConfig,
  label: string,
  sink: BackupSink,
): Promise<{ start: BackupPosition; end: BackupPosition; systemId: string }> {
  const client = new pg.Client({ ...connect, replication: 'true' } as pg.ClientConfig)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ systemid: string }>('IDENTIFY_SYSTEM')
    // Gone with this connection; until then no log that the backup needs is recycled.
    await client.query(`CREATE_REPLICATION_SLOT maru_backup_${process.pid} TEMPORARY PHYSICAL (RESERVE_WAL)`)
    const [start, end] = await receive(
      client,
      `BASE_BACKUP (LABEL '${label}', PROGRESS true, CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
      sink,
    )
    if (!start || !end) throw new Error('the backup ended without saying where')
    return { start, end, systemId: `${rows[0]?.systemid}` }
  } finally {
    await client.end().catch(() => {})
  }
}

/** The rows that stand before and after the archive: where it starts and ends. */
function receive(client: pg.Client, command: string, sink: BackupSink): Promise<BackupPosition[]> {
  return new Promise((resolve, reject) => {
    const positions: BackupPosition[] = []
    let columns: string[] = []
    let archives = 0
    let isManifest = false
    let total = 0
    let failure: Error | undefined
    const query = {
      submit: (connection: Connection) => connection.query(command),
      handleRowDescription: ({ fields }: { fields: { name: string }[] }) => {
        columns = fields.map((field) => field.name)
      },
      handleDataRow: ({ fields }: { fields: (string | null)[] }) => {
        const row = Object.fromEntries(columns.map((name, at) => [name, fields[at]]))
        if (row.recptr) positions.push({ lsn: row.recptr, timeline: Number(row.tli) })
        else total += Number(row.size ?? 0) * 1024
      },
      handleCopyData: ({ chunk }: { chunk: Buffer }, { stream }: Connection) => {
        const kind = String.fromCharCode(chunk[0] ?? 0)
        // What comes lies in a buffer that is used again.
        const bytes = Buffer.from(chunk.subarray(1))
        if (kind === ARCHIVE_STARTS && ++archives > 1)
          failure ??= new Error('tablespaces outside the data directory are not backed up')
        if (kind === MANIFEST_STARTS) isManifest = true
        if (kind === PROGRESS) sink.progress(Number(bytes.readBigInt64BE(0)), total)
        if (kind !== DATA || failure) return
        if (isManifest) return sink.manifest(bytes)
        sink.data(bytes)
        if (!sink.isFull()) return
        stream.pause()
        sink.drained().then(
          () => stream.resume(),
          (error) => {
            failure ??= error
            stream.resume()
          },
        )
      },
      handleCommandComplete: () => {},
      handleError: (error: Error) => reject(error),
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(positions)),
    }
    client.query(query as unknown as pg.Submittable)
  })
}
