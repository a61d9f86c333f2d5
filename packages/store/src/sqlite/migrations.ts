/**
 * What the file looks like, one step after another. A step that was ever released is never edited: files out there
 * have taken it. The number of steps taken stands in `user_version`.
 *
 * Entries lie in the order of their stream and version, so that reading on in a stream is one walk along the tree.
 * The triggers make an edited or lost entry impossible by mistake; the chain makes it visible when done on purpose.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE heads (
    stream TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version > 0),
    hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entries (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    text TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER entries_are_not_edited BEFORE UPDATE ON entries
  BEGIN SELECT RAISE(ABORT, 'an entry is never edited'); END;

  CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
  BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;

  CREATE TABLE receipts (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (scope, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE records (
    shelf TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (shelf, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    stream TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version >= 0),
    text TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE checks (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
  INSERT INTO checks VALUES (1, 0);
  `,
];
