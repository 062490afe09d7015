CREATE SCHEMA boards;

-- A board of a site: who may write, and how many posts it numbers. Its row is locked while a post gets its number.
CREATE TABLE boards.board (
  site_id bigint NOT NULL,
  board text NOT NULL CHECK (board IN ('normal', 'event', 'notice', 'guide')),
  last_ord bigint NOT NULL DEFAULT 0,
  -- Posts that the list counts (`in_list`).
  listed bigint NOT NULL DEFAULT 0 CHECK (listed >= 0),
  -- Lowest level that may write, and comment; 0: staff alone.
  write_level smallint NOT NULL CHECK (write_level BETWEEN 0 AND 15),
  comment_level smallint NOT NULL CHECK (comment_level BETWEEN 0 AND 15),
  -- Reports by so many members put what they report before staff.
  reports_to_review smallint NOT NULL CHECK (reports_to_review BETWEEN 1 AND 1000),
  -- Everything waits for staff before it is shown.
  is_reviewed boolean NOT NULL,
  PRIMARY KEY (site_id, board)
) WITH (fillfactor = 50);

CREATE TABLE boards.post (
  site_id bigint NOT NULL,
  post_id bigint GENERATED ALWAYS AS IDENTITY,
  board text NOT NULL,
  -- Its number on the board, without a gap. What is hidden keeps its own.
  ord bigint NOT NULL,
  -- Either a member's or staff's.
  member_id bigint,
  staff_id bigint,
  -- Of a member's post, which is in one language; staff write in all three.
  language text,
  title jsonb NOT NULL,
  -- Sanitised HTML (platform/rich-text).
  html jsonb NOT NULL,
  -- For the search: the words of all languages in small letters, and every two characters that follow one another in them.
  title_words text NOT NULL,
  title_grams text[] NOT NULL,
  text_words text NOT NULL,
  text_grams text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('shown', 'review', 'hidden', 'removed')),
  pin text NOT NULL DEFAULT 'none' CHECK (pin IN ('none', 'board', 'everywhere')),
  -- Of a notice: what the main page marks it as.
  mark text NOT NULL DEFAULT '' CHECK (mark IN ('', 'check', 'event', 'guide')),
  pictures smallint NOT NULL DEFAULT 0,
  views bigint NOT NULL DEFAULT 0,
  likes bigint NOT NULL DEFAULT 0,
  comments bigint NOT NULL DEFAULT 0,
  -- What staff shall look at: words of the list that were found, 'reports', 'new'.
  why text NOT NULL DEFAULT '',
  request_key text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  in_list boolean GENERATED ALWAYS AS (status = 'shown' AND pin = 'none') STORED,
  PRIMARY KEY (site_id, post_id),
  FOREIGN KEY (site_id, board) REFERENCES boards.board,
  CHECK ((member_id IS NULL) <> (staff_id IS NULL)),
  CHECK ((member_id IS NULL) = (language IS NULL))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX post_number ON boards.post (site_id, board, ord);
CREATE UNIQUE INDEX post_once ON boards.post (site_id, member_id, request_key) WHERE request_key IS NOT NULL;
CREATE INDEX post_listed ON boards.post (site_id, board, ord) WHERE in_list;
-- What a page has to step over.
CREATE INDEX post_gap ON boards.post (site_id, board, ord) WHERE NOT in_list;
CREATE INDEX post_liked ON boards.post (site_id, board, likes, ord) WHERE in_list AND likes > 0;
CREATE INDEX post_own ON boards.post (site_id, member_id, post_id) WHERE status IN ('shown', 'review');
CREATE INDEX post_of_member ON boards.post (site_id, member_id, created_at);
CREATE INDEX post_pinned ON boards.post (site_id, post_id) WHERE pin <> 'none' AND status = 'shown';
CREATE INDEX post_review ON boards.post (site_id, post_id) WHERE status = 'review';
CREATE INDEX post_title_grams ON boards.post USING gin (title_grams);
CREATE INDEX post_text_grams ON boards.post USING gin (text_grams);

CREATE TABLE boards.comment (
  site_id bigint NOT NULL,
  comment_id bigint GENERATED ALWAYS AS IDENTITY,
  post_id bigint NOT NULL,
  -- The comment that this one answers; answers are one level deep.
  parent_id bigint,
  member_id bigint,
  staff_id bigint,
  text text NOT NULL,
  status text NOT NULL CHECK (status IN ('shown', 'review', 'hidden', 'removed')),
  why text NOT NULL DEFAULT '',
  request_key text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, comment_id),
  FOREIGN KEY (site_id, post_id) REFERENCES boards.post,
  CHECK ((member_id IS NULL) <> (staff_id IS NULL))
);
-- A comment and what answers it stay together.
CREATE INDEX comment_of_post ON boards.comment (site_id, post_id, coalesce(parent_id, comment_id), comment_id);
CREATE INDEX comment_of_member ON boards.comment (site_id, member_id, created_at);
CREATE INDEX comment_review ON boards.comment (site_id, comment_id) WHERE status = 'review';
CREATE UNIQUE INDEX comment_once ON boards.comment (site_id, member_id, request_key) WHERE request_key IS NOT NULL;

CREATE TABLE boards.liked (
  site_id bigint NOT NULL,
  post_id bigint NOT NULL,
  member_id bigint NOT NULL,
  liked_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, post_id, member_id)
);

-- `comment_id` 0: of the post itself.
CREATE TABLE boards.report (
  site_id bigint NOT NULL,
  post_id bigint NOT NULL,
  comment_id bigint NOT NULL,
  member_id bigint NOT NULL,
  reason text NOT NULL,
  note text NOT NULL,
  reported_at timestamptz NOT NULL,
  -- When staff looked at it.
  handled_at timestamptz,
  PRIMARY KEY (site_id, post_id, comment_id, member_id)
);
CREATE INDEX report_open ON boards.report (site_id, reported_at) WHERE handled_at IS NULL;

-- Compared without case and blanks.
CREATE TABLE boards.word (
  site_id bigint NOT NULL,
  word text NOT NULL,
  act text NOT NULL CHECK (act IN ('refuse', 'review')),
  staff_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, word)
);

-- Who uploaded which picture (platform.picture): a post shows its writer's alone.
CREATE TABLE boards.picture (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  hash text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, hash)
);
CREATE INDEX picture_of_day ON boards.picture (site_id, member_id, uploaded_at);

-- Notices are posts of a board from now on. Their texts were plain.
INSERT INTO boards.board (site_id, board, write_level, comment_level, reports_to_review, is_reviewed)
  SELECT site_id, board, CASE board WHEN 'normal' THEN 1 ELSE 0 END, CASE WHEN board IN ('normal', 'event') THEN 1 ELSE 0 END, 3, false
  FROM (SELECT DISTINCT site_id FROM site.notice_view) site, unnest(ARRAY['normal', 'event', 'notice', 'guide']) AS board;
INSERT INTO boards.post (site_id, board, ord, staff_id, title, html, title_words, title_grams, text_words, text_grams, status, mark, created_at, changed_at)
  SELECT site_id, 'notice', row_number() OVER (PARTITION BY site_id ORDER BY notice_id), 0, title,
    (SELECT jsonb_object_agg(t.key, '<p>' || replace(replace(replace(t.value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>') FROM jsonb_each_text(text) t),
    lower((SELECT string_agg(t.value, ' ' ORDER BY t.key) FROM jsonb_each_text(title) t)), '{}',
    lower((SELECT string_agg(t.value, ' ' ORDER BY t.key) FROM jsonb_each_text(text) t)), '{}',
    CASE WHEN is_on THEN 'shown' ELSE 'hidden' END, kind, created_at, created_at
  FROM site.notice_view;
UPDATE boards.board b SET
  last_ord = (SELECT count(*) FROM boards.post p WHERE p.site_id = b.site_id AND p.board = b.board),
  listed = (SELECT count(*) FROM boards.post p WHERE p.site_id = b.site_id AND p.board = b.board AND p.in_list);
