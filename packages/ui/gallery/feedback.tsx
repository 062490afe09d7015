import { useState } from 'react'
import { Avatar } from '../src/avatar.tsx'
import { Balance } from '../src/balance.tsx'
import { Button } from '../src/button.tsx'
import { Card, PageTitle, Panel } from '../src/card.tsx'
import { clockText } from '../src/countdown.tsx'
import { Empty } from '../src/empty.tsx'
import { ErrorNote } from '../src/error-note.tsx'
import { ListIcon, LogoutIcon, MailIcon, OutwardIcon, PersonIcon, ShieldIcon } from '../src/icons.tsx'
import { Menu, MenuHead, MenuItem, MenuLine } from '../src/menu.tsx'
import { Figure, Money } from '../src/money.tsx'
import { Moon, moonArc, moonCheck, moonCross } from '../src/moon.tsx'
import { MoonDial } from '../src/moon-dial.tsx'
import { MoonProgress, ProgressBar } from '../src/moon-progress.tsx'
import { Notice } from '../src/notice.tsx'
import { Pager } from '../src/pager.tsx'
import { SkeletonText } from '../src/skeleton.tsx'
import { StatusChip } from '../src/status-chip.tsx'
import { Steps } from '../src/steps.tsx'
import { Table } from '../src/table.tsx'
import { Badge } from '../src/tag.tsx'
import { toast } from '../src/toast.ts'
import { Tooltip, TooltipRoot } from '../src/tooltip.tsx'
import { Box, Row, Shown, Two } from './box.tsx'

const won = new Intl.NumberFormat('ko')
const ROWS = [
  { id: 1, at: '11.20 15:41', kind: '출금', sum: 200_000, state: 'waiting', word: '확인 중', note: '' },
  { id: 2, at: '11.18 21:40', kind: '입금', sum: 50_000, state: 'completed', word: '완료', note: '매일 첫 입금 10%' },
  {
    id: 3,
    at: '11.12 23:52',
    kind: '입금',
    sum: 500_000,
    state: 'cancelled',
    word: '취소',
    note: '입금자 이름이 다릅니다',
  },
] as const

export function Feedback() {
  const [page, setPage] = useState(4)
  const [cash, setCash] = useState(1_284_500)
  return (
    <>
      <Two>
        <Box cap="달 다이얼 · 남은 시간과 진행">
          <Row>
            {[276, 141, 30, 10, 0].map((left) => (
              <Shown key={left} name={left ? clockText(left) : '마감'}>
                <MoonDial
                  left={left}
                  total={300}
                  label="베팅 마감까지"
                  closedLabel="마감"
                  announce={(s) => `${s}초 남았습니다`}
                />
              </Shown>
            ))}
            <Shown name="롤링 62%">
              <Moon phase={0.62} size={72} />
            </Shown>
            <Shown name="롤링 100%">
              <Moon phase={1} size={72} />
            </Shown>
            <Shown name="바꾸는 중">
              <Moon phase={0.5} size={72} mark={moonArc} className="overflow-visible" />
            </Shown>
            <Shown name="끝">
              <Moon phase={1} size={72} mark={moonCheck} />
            </Shown>
            <Shown name="실패">
              <Moon phase={0.12} dim size={72} mark={moonCross} />
            </Shown>
            <Shown name="큰 다이얼">
              <MoonDial left={1092} total={1200} size={148} label="전화까지" closedLabel="마감" />
            </Shown>
            <div className="min-w-64 flex-1">
              <MoonProgress value={0.62} label="첫 입금 20% 조건">
                <div className="flex justify-between">
                  <b className="font-bold">첫 입금 20%</b>
                  <Figure className="font-bold">62%</Figure>
                </div>
                <ProgressBar value={0.62} label="조건" className="my-2" />
                <div className="flex justify-between text-13 text-text-3">
                  <Figure>155,000 / 250,000원</Figure>
                  <Figure>9일 남음</Figure>
                </div>
              </MoonProgress>
            </div>
          </Row>
        </Box>
        <Box cap="알림">
          <div className="grid gap-2.5">
            <Row>
              <Button
                size="sm"
                onClick={() =>
                  toast.ok('30만원 입금을 신청했습니다', { action: { label: '보기', onClick: () => undefined } })
                }
              >
                알림
              </Button>
              <Button size="sm" onClick={() => toast.error('연결이 끊겼습니다', { note: '돈은 그대로 있습니다' })}>
                오류 알림
              </Button>
              <TooltipRoot>
                <Tooltip text="이론 환수율 96.2%">
                  <Button size="sm">도움말</Button>
                </Tooltip>
              </TooltipRoot>
            </Row>
            <ErrorNote title="출금 비밀번호가 다릅니다" code="C102">
              3번 더 틀리면 출금이 잠깁니다
            </ErrorNote>
            <Notice tone="warn" title="1시간째 이용 중입니다 · 순손익 −45,000원">
              계속하거나 쉬어갈 수 있습니다
            </Notice>
            <Notice title="연결이 늦어지고 있습니다" action={<Button size="sm">다시</Button>}>
              5초 뒤에 다시 시도합니다. 신청은 한 번만 접수됩니다.
            </Notice>
            <Notice tone="ok" title="확인했습니다" />
          </div>
        </Box>
      </Two>
      <Two>
        <Box cap="신청" bare>
          <div className="grid gap-4 tablet:grid-cols-2">
            <Panel title="진행 중인 출금" action={<StatusChip state="waiting">확인 중</StatusChip>}>
              <Money unit="원" className="text-28">
                200,000
              </Money>
              <p className="num text-13 text-text-3">11.20 15:41 신청</p>
              <Steps label="진행" steps={['신청', '확인 중', '완료']} current={1} className="mt-4.5" />
            </Panel>
            <Card>
              <Empty title="아직 입금 내역이 없습니다" action={<Button size="sm">기간 바꾸기</Button>}>
                첫 입금을 하면 여기에서 진행을 볼 수 있습니다
              </Empty>
            </Card>
            <Card className="grid gap-5">
              <Steps label="진행" steps={['신청', '확인 중', '완료']} current={3} />
              <Steps label="진행" steps={['신청', '확인 중', '취소']} current={2} ended="cancelled" />
            </Card>
            <Card flat>
              <SkeletonText lines={4} />
            </Card>
          </div>
        </Box>
        <Box cap="표" bare>
          <Card pad={false}>
            <Table
              caption="입출금 내역"
              rows={ROWS}
              rowKey={(row) => row.id}
              onRow={() => undefined}
              rowLabel={(row) => `${row.at} ${row.kind}`}
              columns={[
                { key: 'at', head: '신청 시각', cell: (row) => <span className="num">{row.at}</span> },
                { key: 'kind', head: '종류', cell: (row) => row.kind },
                { key: 'sum', head: '금액', end: true, cell: (row) => <Money>{won.format(row.sum)}</Money> },
                { key: 'state', head: '상태', cell: (row) => <StatusChip state={row.state}>{row.word}</StatusChip> },
                { key: 'note', head: '메모', cell: (row) => <span className="text-text-3">{row.note}</span> },
              ]}
              line={(row) => ({
                title: row.kind,
                note: row.at,
                value: <Money unit="원">{won.format(row.sum)}</Money>,
                aside: <StatusChip state={row.state}>{row.word}</StatusChip>,
              })}
            />
            <Pager
              page={page}
              pages={24}
              onPage={setPage}
              labels={{ nav: '쪽', previous: '앞', next: '뒤', page: (n) => `${n}쪽` }}
            />
          </Card>
        </Box>
      </Two>
      <Two>
        <Box cap="내 메뉴">
          <MemberMenu />
        </Box>
        <Box cap="글자와 돈">
          <div className="grid gap-3">
            <PageTitle>밤의 마루에 앉아</PageTitle>
            <div className="flex items-center gap-3">
              <Balance
                value={cash}
                format={(n) => (
                  <>
                    {won.format(n)}
                    <small>원</small>
                  </>
                )}
                formatGain={(n) => `+${won.format(n)}`}
                className="text-28"
              />
              <Button size="sm" onClick={() => setCash(cash + 47_500)}>
                당첨
              </Button>
              <Button size="sm" onClick={() => setCash(cash - 50_000)}>
                베팅
              </Button>
            </div>
            <div className="flex flex-wrap gap-4">
              <Figure unit="P">32,400</Figure>
              <Money unit="₩" unitFirst>
                1,284,500
              </Money>
              <Figure sign="−">50,000</Figure>
              <Figure>412.500000</Figure>
            </div>
            <p className="text-text-2">본문 14. 롤링 조건을 채우면 보너스가 보유금으로 바뀝니다.</p>
            <p className="text-12 text-text-3">설명 12. Mắt rồng xanh dưới ánh trăng rằm</p>
          </div>
        </Box>
      </Two>
    </>
  )
}

function MemberMenu() {
  return (
    <Menu
      label="내 메뉴"
      align="start"
      trigger={<Button icon={<Avatar name="밤고양이77" size={24} />}>밤고양이77</Button>}
    >
      <MenuHead>
        <Avatar name="밤고양이77" />
        <span>
          <b className="block font-bold">밤고양이77</b>
          <span className="text-12 text-text-3">마지막 접속 17:04</span>
        </span>
      </MenuHead>
      <MenuItem icon={<PersonIcon />}>내 정보</MenuItem>
      <MenuItem icon={<ListIcon />}>베팅내역</MenuItem>
      <MenuItem icon={<MailIcon />} aside={<Badge label="3통">3</Badge>}>
        쪽지
      </MenuItem>
      <MenuItem icon={<ShieldIcon />}>내 보호 설정</MenuItem>
      <MenuItem icon={<OutwardIcon />}>파트너 사이트</MenuItem>
      <MenuLine />
      <MenuItem icon={<LogoutIcon />}>로그아웃</MenuItem>
    </Menu>
  )
}
