-- A number that the company answers in WhatsApp, which is seldom the one of its desk.
alter table companies add column whatsapp text;
