/**
 * What the schema looks like, one step after another. A step that was ever released is never edited: databases out
 * there have taken it.
 *
 * Texts are bytes, because the chain is made of bytes and a PostgreSQL text cannot hold all of them (no NUL);
 * `SELECT convert_from(text, 'UTF8')` shows them. Names are compared byte by byte, so that their order is the
 * same in every database and locale.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE heads (
    stream text COLLATE "C" PRIMARY KEY,
    version bigint NOT NULL CHECK (version > 0),
    hash text NOT NULL
  );

  CREATE TABLE entries (
    stream text COLLATE "C" NOT NULL,
    version bigint NOT NULL CHECK (version > 0),
    text bytea NOT NULL,
    hash text NOT NULL,
    PRIMARY KEY (stream, version)
  );

  CREATE FUNCTION entries_stay() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'an entry is never edited or deleted'; END $$;

  CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION entries_stay();

  CREATE TABLE receipts (
    scope text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    fingerprint text NOT NULL,
    answer bytea NOT NULL,
    PRIMARY KEY (scope, key)
  );

  CREATE TABLE records (
    shelf text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    text bytea NOT NULL,
    PRIMARY KEY (shelf, key)
  );

  CREATE TABLE snapshots (
    stream text COLLATE "C" PRIMARY KEY,
    version bigint NOT NULL CHECK (version >= 0),
    text bytea NOT NULL
  );

  CREATE TABLE checks (node text COLLATE "C" PRIMARY KEY, at timestamptz NOT NULL);
  `,
];
