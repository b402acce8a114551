-- Words of resumes in the search of applicants. Resumes are written in any language, so words stay as they are, without
-- accents.
create text search configuration portal_any (copy = portal_pap);

-- Text of a resume, read by a job after the upload. Not part of backups: the job reads it again from the file.
create table resume_texts (
  resume_id integer primary key references resumes on delete cascade,
  -- At most 100,000 characters. Empty before the first successful attempt.
  text text not null default '',
  words tsvector not null generated always as (to_tsvector('portal_any', portal_fold(text))) stored,
  attempts smallint not null default 0,
  -- Next attempt to read the file; null: it has been read, or there will be none.
  attempt_at timestamptz default now()
);
create index resume_texts_words on resume_texts using gin (words);
create index resume_texts_due on resume_texts (resume_id) where attempt_at is not null;

create function resume_text_due() returns trigger language plpgsql as $$
begin
  insert into resume_texts (resume_id) values (new.id);
  return null;
end $$;

create trigger resume_added after insert on resumes for each row execute function resume_text_due();

insert into resume_texts (resume_id) select id from resumes;
