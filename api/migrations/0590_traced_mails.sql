-- Span of the request or job that queued the mail, as the header `traceparent`.
alter table mails add column traceparent text;
