-- Where pg-boss keeps its tables. It would make the schema itself, but not when several processes do so at once.
create schema if not exists jobs;
