-- Who asks for a link to sign in with is written down as who asks for a new password: one row for every address, with
-- an account or without.
alter table reset_requests add column purpose text not null default 'reset' check (purpose in ('reset', 'magic'));
-- Where signing in with the link shall lead: a path of the site.
alter table reset_requests add column callback_path text;
