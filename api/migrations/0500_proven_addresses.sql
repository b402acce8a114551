-- The first proof of an e-mail address clears a password that was set before it.
alter table accounts alter column password_hash drop not null;

-- An invitation rests on its sender.
delete from company_invitations where invited_by is null;
alter table company_invitations drop constraint company_invitations_invited_by_fkey,
  add constraint company_invitations_invited_by_fkey foreign key (invited_by) references accounts on delete cascade;
